import { describe, expect, it } from 'vitest'
import { centred, frameOf, moved, shownSize, zoomed } from './logoFrame.ts'

const framed = { picture: { width: 400, height: 400 }, frame: frameOf('medium') }

describe('the frame of a logo', () => {
  it('has all of the picture in its middle at first', () => {
    expect(frameOf('small')).toEqual({ width: 216, height: 216 })
    expect(shownSize(framed, 1)).toEqual({ width: 72, height: 72 })
    expect(centred(framed)).toEqual({ x: -114, y: 0, zoom: 1 })
  })

  it('holds a small picture within, and stays filled by a large one', () => {
    expect(moved(framed, centred(framed), { right: 500, down: 9 })).toEqual({ x: 0, y: 0, zoom: 1 })
    expect(moved(framed, centred(framed), { right: -500, down: 0 }).x).toBe(-228)
    const near = zoomed(framed, centred(framed), 3)
    expect(moved(framed, near, { right: 0, down: 500 }).y).toBe(144)
  })

  it('zooms from 0.4 to 3 about its middle', () => {
    expect(zoomed(framed, centred(framed), 2)).toEqual({ x: -78, y: 36, zoom: 2 })
    expect(zoomed(framed, centred(framed), 9).zoom).toBe(3)
    expect(zoomed(framed, centred(framed), 0).zoom).toBe(0.4)
  })
})
