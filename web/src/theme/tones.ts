import type { Tone } from '#shared/records/tone.ts'

/**
 * One hue per meaning, everywhere: a chip, a bar of a chart and a dot of a timeline that mean the same look the same.
 * Each tone has a ground and an ink with at least 4.5:1 between them, per colour scheme.
 */
export const tones = {
  draft: { light: { ground: '#eeebe4', ink: '#4b4a45' }, dark: { ground: '#2a3346', ink: '#c6cbd6' } },
  ready: { light: { ground: '#d9f0e8', ink: '#07564a' }, dark: { ground: '#123a38', ink: '#6fe0c6' } },
  referred: { light: { ground: '#fdecc8', ink: '#6f4300' }, dark: { ground: '#40301a', ink: '#f5c477' } },
  review: { light: { ground: '#e9e4fa', ink: '#4a3590' }, dark: { ground: '#2d2850', ink: '#c4b7fb' } },
  bound: { light: { ground: '#dfe9f8', ink: '#174478' }, dark: { ground: '#1b3250', ink: '#9cc6f7' } },
  active: { light: { ground: '#dcf1de', ink: '#145026' }, dark: { ground: '#18382a', ink: '#8bdca2' } },
  payment: { light: { ground: '#fde3d3', ink: '#86370b' }, dark: { ground: '#46291a', ink: '#f9b188' } },
  ended: { light: { ground: '#e6e8ec', ink: '#434b5c' }, dark: { ground: '#273042', ink: '#aab3c5' } },
  refused: { light: { ground: '#fbe1de', ink: '#8c1d18' }, dark: { ground: '#46201f', ink: '#ffb0a7' } },
} as const satisfies Record<Tone, unknown>
