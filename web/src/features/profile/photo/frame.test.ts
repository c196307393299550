import { describe, expect, it } from 'vitest'
import { centred, frameSide, moved, shownSize, zoomed } from './frame.ts'

const picture = { width: 800, height: 400 }

describe('the frame of a photo', () => {
  it('begins in the middle, as high as the picture', () => {
    expect(shownSize(picture, 1)).toEqual({ width: 2 * frameSide, height: frameSide })
    expect(centred(picture)).toEqual({ x: frameSide / 2, y: 0, zoom: 1 })
  })

  it('is moved over the picture and never off it', () => {
    expect(moved(picture, centred(picture), { right: 10, down: 10 })).toEqual({ x: frameSide / 2 + 10, y: 0, zoom: 1 })
    expect(moved(picture, centred(picture), { right: 5000, down: 0 }).x).toBe(frameSide)
    expect(moved(picture, centred(picture), { right: -5000, down: 0 }).x).toBe(0)
  })

  it('zooms from one to three about its middle', () => {
    const near = zoomed(picture, centred(picture), 2)
    expect(near).toEqual({ x: 1.5 * frameSide, y: frameSide / 2, zoom: 2 })
    expect(zoomed(picture, near, 1)).toEqual(centred(picture))
    expect(zoomed(picture, near, 9).zoom).toBe(3)
    expect(zoomed(picture, near, 0).zoom).toBe(1)
  })
})
