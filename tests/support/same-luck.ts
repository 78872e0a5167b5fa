import fc from 'fast-check';

// The same cases in every run: what fails here fails everywhere. SEED=n looks at others.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1) });
