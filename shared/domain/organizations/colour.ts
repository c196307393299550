import { z } from 'zod'

/** A colour as `#rrggbb`, in small letters. */
export const HexColour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'Type # and six digits or letters from a to f, such as #0b6e5d')

type Triple = readonly [number, number, number]

const channelsOf = (colour: string): Triple => {
  const at = (from: number) => Number.parseInt(colour.substring(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

const hexOf = (channels: Triple): string =>
  `#${channels
    .map((value) =>
      Math.round(Math.min(Math.max(value, 0), 255))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

const linear = (channel: number): number => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const unlinear = (light: number): number =>
  255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055)

const luminanceOf = (colour: string): number => {
  const [red, green, blue] = channelsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** How well two colours are told apart: 1 to 21 (WCAG 2.2, contrast ratio). */
export const contrastOf = (a: string, b: string): number => {
  const [first, second] = [luminanceOf(a), luminanceOf(b)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** A colour with a share of another in it. */
export const mixed = (colour: string, { other, share }: { readonly other: string; readonly share: number }): string => {
  const [red, green, blue] = channelsOf(colour)
  const [redder, greener, bluer] = channelsOf(other)
  const between = (from: number, to: number) => from + (to - from) * share
  return hexOf([between(red, redder), between(green, greener), between(blue, bluer)])
}

/** A colour by how light it looks (0 to 1) and by what colour it has, so that one can be changed without the other (OKLab). */
interface Seen {
  readonly lightness: number
  readonly a: number
  readonly b: number
}

const seen = (colour: string): Seen => {
  const [red, green, blue] = channelsOf(colour).map(linear) as unknown as Triple // three of three
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  }
}

const lightOf = ({ lightness, a, b }: Seen): Triple => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShown = (light: Triple): boolean => light.every((value) => value >= -0.0005 && value <= 1.0005)

/** A screen shows no colour that is as full and as light as one likes: so much of it as it can show. */
const shown = (colour: Seen): string => {
  const fuller = [1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0]
  const shares = fuller.map((share) => lightOf({ ...colour, a: colour.a * share, b: colour.b * share }))
  const [red, green, blue] = shares.find(isShown) ?? shares[shares.length - 1] ?? [0, 0, 0]
  return hexOf([unlinear(Math.max(red, 0)), unlinear(Math.max(green, 0)), unlinear(Math.max(blue, 0))])
}

/** The same colour lighter by a share of all there is, or darker where it is less than nothing. */
export const lighter = (colour: string, by: number): string => {
  const { lightness, ...hue } = seen(colour)
  if (lightness + by <= 0) return '#000000'
  return lightness + by >= 1 ? '#ffffff' : shown({ ...hue, lightness: lightness + by })
}
