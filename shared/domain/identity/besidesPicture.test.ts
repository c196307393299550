import { describe, expect, it } from 'vitest'
import { besidesPicture } from './besidesPicture.ts'

const bytesOf = (hex: string) => new Uint8Array(hex.match(/../g)?.map((byte) => Number.parseInt(byte, 16)) ?? [])
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(parts.flatMap((part) => [...part]))

const pngHead = bytesOf('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489')
const pngPixels = bytesOf('0000000d49444154789c6360f8cfc0000003010100c9fe92ef')
const pngLast = bytesOf('0000000049454e44ae426082')
const png = joined(pngHead, pngPixels, pngLast)
const chunk = (kind: string, body: string) =>
  joined(new Uint8Array([0, 0, body.length >> 8, body.length & 255]), latin(kind + body), new Uint8Array(4))

const gifHead = bytesOf('47494638396101000100800000000000ffffff')
const gifImage = bytesOf('2c00000000010001000002024401003b')
const gif = joined(gifHead, gifImage)
const gifComment = (body: string) =>
  joined(bytesOf('21fe'), new Uint8Array([body.length]), latin(body), new Uint8Array(1))

const jpgHead = bytesOf('ffd8ffe000104a46494600010100000100010000')
const jpgScan = bytesOf('ffda0008010100003f00d2cfff00ffd00080ffd9')
const jpg = joined(jpgHead, jpgScan)
const jpgComment = (body: string) => joined(new Uint8Array([0xff, 0xfe, 0, body.length + 2]), latin(body))

const archive = 'PK\x03\x04a.html PK\x01\x02 PK\x05\x06'

describe('a picture’s file', () => {
  it('is a picture alone, whatever programs wrote of themselves into it', () => {
    const told = '<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>Harbor</dc:title></x:xmpmeta>'
    for (const file of [png, gif, jpg]) expect(besidesPicture(file)).toBeUndefined()
    expect(besidesPicture(joined(pngHead, chunk('iTXt', told), pngPixels, pngLast))).toBeUndefined()
    expect(besidesPicture(joined(gifHead, gifComment('Created with GIMP'), gifImage))).toBeUndefined()
    expect(besidesPicture(joined(jpgHead, jpgComment(told), jpgScan))).toBeUndefined()
    expect(besidesPicture(joined(png, new Uint8Array(40)))).toBeUndefined()
  })

  it('is a picture alone where a telephone put another one behind the first, and no half of one', () => {
    expect(besidesPicture(joined(jpg, jpg))).toBeUndefined()
    expect(besidesPicture(joined(jpg, jpg, new Uint8Array(8)))).toBeUndefined()
    expect(besidesPicture(joined(jpg, jpg, latin('<html>')))).toBe('behind')
    expect(besidesPicture(joined(jpg, jpg.subarray(0, 24)))).toBe('behind')
  })

  it.each([
    ['a page', '<html><script>alert(1)</script></html>'],
    ['an archive', archive],
    ['another picture', 'GIF89a'],
  ])('is something else as well with %s behind its end', (_, more) => {
    for (const file of [png, gif, jpg]) expect(besidesPicture(joined(file, latin(more)))).toBe('behind')
  })

  it.each([
    ['a page', '<!DOCTYPE html>'],
    ['a script', '<script src=//x.example>'],
    ['a drawing', '<svg onload=alert(1)>'],
    ['a program', '<?php system($_GET[0]);'],
    ['an archive', archive],
    ['a document', '%PDF-1.7'],
  ])('is something else as well with %s within', (_, more) => {
    expect(besidesPicture(joined(pngHead, chunk('tEXt', more), pngPixels, pngLast))).toBe('within')
    expect(besidesPicture(joined(gifHead, gifComment(more), gifImage))).toBe('within')
    expect(besidesPicture(joined(jpgHead, jpgComment(more), jpgScan))).toBe('within')
  })

  it('is a script where a GIF’s first bytes go on as one', () => {
    expect(besidesPicture(latin('GIF89a/*\x01\x00\x00\x00\x00*/=1;run()//;'))).toBe('within')
    expect(besidesPicture(latin('GIF89a="x"\x01\x00;run()//;'))).toBe('within')
    expect(besidesPicture(latin('GIF89a`\x00\x01\x00\x00\x00\x00`;run()//;'))).toBe('within')
  })

  it('has no end where it was cut off, or is no picture', () => {
    for (const file of [png.subarray(0, 40), gif.subarray(0, 25), jpg.subarray(0, 24), latin('text')])
      expect(besidesPicture(file)).toBeUndefined()
  })
})
