/** The house colours as mail clients show them, light and dark. */
export const light = {
  ink: '#14213D',
  inkSoft: '#4B566E',
  paper: '#F6F3EC',
  card: '#FFFFFF',
  hairline: '#E3DED3',
  accent: '#0E7566',
  accentSoft: '#E2F0EC',
} as const

export const dark: Record<Exclude<keyof typeof light, 'accent'>, string> = {
  ink: '#F1EEE6',
  inkSoft: '#B4BCCD',
  paper: '#0D1526',
  card: '#16213A',
  hairline: '#2C3957',
  accentSoft: '#123B3A',
}
