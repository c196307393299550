import { describe, expect, it } from 'vitest'
import { squareInFrame } from './photoCrop.ts'

const picture = { width: 800, height: 400 }
const frame = { xCoordinate: 0, yCoordinate: 0, zoomFactor: 1, sideLength: 200 }

describe('the square of a picture in the frame', () => {
  it('is as long as the shorter side without zoom, and a third of it at most zoom', () => {
    expect(squareInFrame(picture, frame)).toEqual({ left: 0, top: 0, side: 400 })
    expect(squareInFrame(picture, { ...frame, zoomFactor: 3 }).side).toBe(133)
    expect(squareInFrame(picture, { ...frame, zoomFactor: 99 }).side).toBe(133)
  })

  it('moves with the frame, in the picture’s own pixels', () => {
    expect(squareInFrame(picture, { ...frame, xCoordinate: 100 })).toEqual({ left: 200, top: 0, side: 400 })
    expect(squareInFrame(picture, { ...frame, zoomFactor: 2, xCoordinate: 300, yCoordinate: 50 })).toEqual({
      left: 300,
      top: 50,
      side: 200,
    })
  })

  it('is no smaller than the picture without zoom, and never nothing', () => {
    expect(squareInFrame(picture, { ...frame, zoomFactor: 0.5 }).side).toBe(400)
    expect(squareInFrame({ width: 1, height: 1 }, { ...frame, zoomFactor: 3 }).side).toBe(1)
  })

  it('lies where the frame does in a picture that is higher than wide', () => {
    const high = { width: 300, height: 900 }
    expect(squareInFrame(high, { ...frame, yCoordinate: 80, xCoordinate: 20 })).toEqual({
      left: 0,
      top: 120,
      side: 300,
    })
    expect(squareInFrame(high, { ...frame, yCoordinate: 5_000 })).toEqual({ left: 0, top: 600, side: 300 })
  })

  it('never leaves the picture', () => {
    expect(squareInFrame(picture, { ...frame, xCoordinate: 5000, yCoordinate: -7 })).toEqual({
      left: 400,
      top: 0,
      side: 400,
    })
  })
})
