const mixed = (percent: number): string =>
  `color-mix(in srgb, var(--mui-palette-primary-main) ${percent}%, var(--mui-palette-background-paper))`

const dark = 'var(--mui-palette-primary-contrastText)'
const light = 'var(--mui-palette-text-primary)'

/** The shades of a map, the lightest first, each with what is legible on it. */
export const shades = [
  { paper: mixed(14), ink: light },
  { paper: mixed(28), ink: light },
  { paper: mixed(44), ink: light },
  { paper: mixed(90), ink: dark },
  { paper: mixed(100), ink: dark },
] as const

/** The shade of a figure among those up to the greatest: by its root, so that one large figure leaves the others apart. */
export const shadeOf = ({ value, most }: { value: number; most: number }): (typeof shades)[number] => {
  const share = most <= 0 ? 0 : Math.sqrt(Math.max(0, value) / most)
  return shades[Math.min(shades.length - 1, Math.floor(share * shades.length))] ?? shades[0]
}
