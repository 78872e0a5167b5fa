/** Just enough of colour science to hold the tokens to account. */
export type Rgb = readonly [r: number, g: number, b: number];

export function parse(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

const linear = (c: number): number => {
  const s = c / 255;
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
};
const encoded = (l: number): number =>
  255 * (l <= 0.0031308 ? 12.92 * l : 1.055 * Math.max(0, Math.min(1, l)) ** (1 / 2.4) - 0.055);

const luminance = (rgb: Rgb): number => {
  const [r, g, b] = rgb.map(linear) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast as WCAG counts it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen of a colour that lets some of its ground through. */
export const over = (colour: Rgb, ground: Rgb, opacity: number): Rgb =>
  colour.map((c, i) => c * opacity + ground[i]! * (1 - opacity)) as unknown as Rgb;

type Matrix = readonly (readonly [number, number, number])[];

/** How a colour looks without one of the three cones (Machado, Oliveira and Fernandes 2009, full strength). */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998]
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881]
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039]
  ]
};

const seen = (rgb: Rgb, matrix: Matrix): Rgb => {
  const l = rgb.map(linear);
  return matrix.map((row) => encoded(row.reduce((sum, m, i) => sum + m * l[i]!, 0))) as unknown as Rgb;
};

function lab(rgb: Rgb): readonly [number, number, number] {
  const [r, g, b] = rgb.map(linear) as [number, number, number];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const rad = Math.PI / 180;

/** How different two colours look (CIEDE2000). */
export function difference(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(g * a1, b1), Math.hypot(g * a2, b2)];
  const hue = (a: number, b: number) => (a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / rad + 360) % 360);
  const [h1, h2] = [hue(g * a1, b1), hue(g * a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * rad);
  const [L, C] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const H = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 -
    0.17 * Math.cos((H - 30) * rad) +
    0.24 * Math.cos(2 * H * rad) +
    0.32 * Math.cos((3 * H + 6) * rad) -
    0.2 * Math.cos((4 * H - 63) * rad);
  const sl = 1 + (0.015 * (L - 50) ** 2) / Math.sqrt(20 + (L - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * C, 1 + 0.015 * C * t];
  const rc = 2 * Math.sqrt(C ** 7 / (C ** 7 + 25 ** 7));
  const rt = -rc * Math.sin(60 * Math.exp(-(((H - 275) / 25) ** 2)) * rad);
  const [dl, dc, dh] = [(l2 - l1) / sl, (c2 - c1) / sc, dH / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dh ** 2 + rt * dc * dh);
}

/** The smallest difference of any two colours of a set, over normal sight and three kinds of colour blindness. */
export function leastDifference(colours: readonly Rgb[]): number {
  const sights = [colours, ...Object.values(SIGHTS).map((matrix) => colours.map((rgb) => seen(rgb, matrix)))];
  return Math.min(...sights.flatMap((set) => set.flatMap((a, i) => set.slice(i + 1).map((b) => difference(a, b)))));
}
