// A row of stakes, each its own height: the product's name as a picture of shared protection.
const heights = [38, 52, 44, 66, 58, 80, 64, 92, 74, 60, 84, 70, 98, 78, 62, 88]

/** The picture's `viewBox`. */
export const stakesBox = '0 0 480 180'

/** Outlines of the stakes, from left to right, for `d`. */
export const stakes = heights.map((height, index) => {
  const x = index * 30 + 3
  const top = 180 - height * 1.6
  return `M${x} 180V${top + 14}L${x + 12} ${top}L${x + 24} ${top + 14}V180z`
})
