/** Hues for series that have no meaning of their own, apart from each other also without colour vision. */
export const seriesColors = [
  '#0b6e5d',
  '#26395f',
  '#c07a12',
  '#6b55b8',
  '#2f7fc1',
  '#a3475a',
  '#6f7d3a',
  '#7a818f',
] as const

export const seriesColor = (index: number): string => seriesColors[index % seriesColors.length] ?? '#7a818f'

/** One figure of a chart. */
export type Datum = { readonly label: string; readonly value: number; readonly color?: string | undefined }
