/** Hues for series that have no meaning of their own, apart from each other also without colour vision. */
export const seriesColors = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-secondary-main)',
  '#d08a2a',
  '#7d68c9',
  '#3d8fd1',
  '#b85a70',
  '#7f8f49',
  '#8a91a0',
] as const

export const seriesColor = (index: number): string => seriesColors[index % seriesColors.length] ?? '#8a91a0'

/** One figure of a chart. */
export type Datum = {
  readonly label: string
  readonly value: number
  readonly color?: string | undefined
  /** The list of what it counts, where the reader may see it. */
  readonly to?: string | undefined
}
