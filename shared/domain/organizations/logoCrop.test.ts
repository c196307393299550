import { describe, expect, it } from 'vitest'
import { areaInFrame } from './logoCrop.ts'

const frame = { width: 300, height: 72 }
const crop = (more: object = {}) => ({ ...frame, xCoordinate: 0, yCoordinate: 0, zoomFactor: 1, ...more })

describe('what is in the frame of a logo', () => {
  it('is all of a picture of the same shape', () => {
    expect(areaInFrame({ width: 600, height: 144 }, 'medium', crop())).toEqual({
      left: 0,
      top: 0,
      width: 600,
      height: 144,
    })
  })

  it('is less, the nearer one goes', () => {
    expect(areaInFrame({ width: 600, height: 144 }, 'medium', crop({ zoomFactor: 2, xCoordinate: 150 }))).toEqual({
      left: 150,
      top: 0,
      width: 300,
      height: 72,
    })
  })

  it('has room around a picture of another shape, and around one that is made small', () => {
    // A square of 72 lies in the middle of the wide frame.
    expect(areaInFrame({ width: 72, height: 72 }, 'medium', crop({ xCoordinate: -114 }))).toEqual({
      left: -114,
      top: 0,
      width: 300,
      height: 72,
    })
    const small = { width: 144, height: 144, xCoordinate: -36, yCoordinate: -36, zoomFactor: 0.5 }
    expect(areaInFrame({ width: 144, height: 144 }, 'small', small)).toEqual({
      left: -72,
      top: -72,
      width: 288,
      height: 288,
    })
  })

  it('never leaves the zoom of 0.4 to 3', () => {
    const at = (zoomFactor: number) =>
      areaInFrame({ width: 144, height: 144 }, 'small', { ...crop({ zoomFactor }), width: 144, height: 144 }).width
    expect([at(0.1), at(9)]).toEqual([360, 48])
  })
})
