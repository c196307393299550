const family = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

/**
 * The root is 12 px, 14 px from 1620 px and 16 px from 1920 px wide; sizes are relative to it and grow with it. Below the
 * step where a size would drop under legibility it stays at its pixel floor, so 12 px roots do not make 10 px labels.
 *
 * @param size pixels at the middle root of 14 px.
 */
const scaled = (size: number): string => `max(${(size / 14).toFixed(4)}rem, ${size}px)`

/** Inter, three weights, quiet headings; 1rem body, 0.9rem table, 0.8rem label with floors of 14, 13 and 12 px. */
export const typography = {
  fontFamily: family,
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 650,
  /** The component library's own sizes follow the same rule. */
  pxToRem: scaled,
  h1: { fontSize: scaled(26), fontWeight: 650, lineHeight: 1.25, letterSpacing: '-0.02em' },
  h2: { fontSize: scaled(21), fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.015em' },
  h3: { fontSize: scaled(17), fontWeight: 650, lineHeight: 1.35, letterSpacing: '-0.01em' },
  h4: { fontSize: scaled(15), fontWeight: 650, lineHeight: 1.4 },
  h5: { fontSize: scaled(14), fontWeight: 650, lineHeight: 1.4 },
  h6: { fontSize: scaled(13), fontWeight: 650, lineHeight: 1.4 },
  subtitle1: { fontSize: scaled(15), fontWeight: 500, lineHeight: 1.5 },
  subtitle2: { fontSize: scaled(13), fontWeight: 500, lineHeight: 1.5 },
  body1: { fontSize: scaled(14), lineHeight: 1.55 },
  body2: { fontSize: scaled(13), lineHeight: 1.5 },
  caption: { fontSize: scaled(12), lineHeight: 1.45 },
  overline: {
    fontSize: scaled(12),
    fontWeight: 500,
    letterSpacing: '0.04em',
    textTransform: 'none' as const,
    lineHeight: 1.4,
  },
  button: { fontSize: scaled(14), fontWeight: 500, textTransform: 'none' as const, lineHeight: 1.5 },
}

/** Numbers are what is large: prices, scores, counts. Spread into `sx`. */
export const figure = {
  fontFamily: family,
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: 650,
  letterSpacing: '-0.025em',
  lineHeight: 1.1,
} as const
