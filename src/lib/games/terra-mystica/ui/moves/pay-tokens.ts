import { moveUi } from '$lib/play/move-ui';
import { payTokens as kind } from '../../moves/payments';

export const payTokens = moveUi(kind, {
  icon: 'tm-power',
  describe: ({ bowls: [one, two, three] }) => ({ key: 'move.payTokens.each', params: { one, two, three } })
});
