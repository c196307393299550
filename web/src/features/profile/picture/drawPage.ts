import { onOneLine } from './ownTexts.ts'

/** A picture is no wider, in pixels; more says no more. */
const widest = 1400

type Pen = CanvasRenderingContext2D

interface Drawing {
  readonly pen: Pen
  readonly own: ReadonlySet<string>
  /** What stands in front of the rest, drawn last. */
  readonly inFront: Element[]
}

const isSeen = ({ display, opacity, visibility }: CSSStyleDeclaration): boolean =>
  display !== 'none' && visibility !== 'hidden' && opacity !== '0'

const isClear = (colour: string): boolean => colour === 'transparent' || /[,/]\s*0\)$/.test(colour)

const outline = (pen: Pen, { left, top, width, height }: DOMRect, radius: number): void => {
  pen.beginPath()
  pen.roundRect(left, top, width, height, Math.min(radius || 0, width / 2, height / 2))
}

const pixels = (length: string): number => Number.parseFloat(length) || 0

/** Ground and lines of a box. */
const drawBox = (pen: Pen, box: DOMRect, style: CSSStyleDeclaration): void => {
  outline(pen, box, pixels(style.borderTopLeftRadius))
  if (!isClear(style.backgroundColor)) {
    pen.fillStyle = style.backgroundColor
    pen.fill()
  }
  const bottom = style.borderBottomStyle === 'none' ? 0 : pixels(style.borderBottomWidth)
  if (bottom === 0) return
  if (pixels(style.borderTopWidth) > 0 && pixels(style.borderLeftWidth) > 0) {
    pen.strokeStyle = style.borderBottomColor
    pen.lineWidth = bottom
    pen.stroke()
    return
  }
  pen.fillStyle = style.borderBottomColor
  pen.fillRect(box.left, box.bottom - bottom, box.width, bottom)
}

/** A pale shape in the place of what is not shown. */
const drawShape = (pen: Pen, box: DOMRect, colour: string, paleness: number): void => {
  pen.save()
  pen.globalAlpha = paleness
  pen.fillStyle = colour
  outline(pen, box, 3)
  pen.fill()
  pen.restore()
}

/** A bar for each line of a text that may be somebody's data. */
const drawBars = (pen: Pen, node: Text, colour: string): void => {
  const range = document.createRange()
  range.selectNodeContents(node)
  for (const { left, top, width, height } of range.getClientRects())
    if (width >= 1) drawShape(pen, new DOMRect(left, top + height * 0.2, width, height * 0.6), colour, 0.35)
}

const cased = (text: string, transform: string): string => (transform === 'uppercase' ? text.toLocaleUpperCase() : text)

/** A text of the app, each word where it stands. */
const drawWords = (pen: Pen, node: Text, style: CSSStyleDeclaration): void => {
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  pen.fillStyle = style.color
  pen.textBaseline = 'middle'
  const range = document.createRange()
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const { left, top, width, height } = range.getBoundingClientRect()
    if (width > 0) pen.fillText(cased(word, style.textTransform), left, top + height / 2, width + 1)
  }
}

const drawText = ({ pen, own }: Drawing, node: Text, style: CSSStyleDeclaration): void => {
  const text = onOneLine(node.data)
  if (text === '') return
  if (own.has(text)) drawWords(pen, node, style)
  else drawBars(pen, node, style.color)
}

const pictures = ['CANVAS', 'IFRAME', 'IMG', 'OBJECT', 'VIDEO', 'svg']
/** What people type into is drawn as a box, whatever it holds, and of a picture nothing. */
const closed = [...pictures, 'INPUT', 'SELECT', 'TEXTAREA']

/** Draws a part of a page; what is in front of it is put aside. Nothing but texts of the app is drawn as text. */
const draw = (drawing: Drawing, element: Element, isInFront = false): void => {
  const style = getComputedStyle(element)
  if (!isSeen(style)) return
  if (!isInFront && (style.position === 'fixed' || style.position === 'sticky')) {
    drawing.inFront.push(element)
    return
  }
  const { pen } = drawing
  const box = element.getBoundingClientRect()
  const isClipped = style.overflowX !== 'visible' || style.overflowY !== 'visible'
  if (box.width > 2 && box.height > 2) drawBox(pen, box, style)
  else if (isClipped) return
  if (pictures.includes(element.tagName)) drawShape(pen, box, style.color, 0.25)
  if (closed.includes(element.tagName)) return
  pen.save()
  if (isClipped) {
    outline(pen, box, pixels(style.borderTopLeftRadius))
    pen.clip()
  }
  for (const child of element.childNodes) {
    if (child instanceof Element) draw(drawing, child)
    else if (child instanceof Text) drawText(drawing, child, style)
  }
  pen.restore()
}

/**
 * A picture of what is seen of a part of the page: boxes, lines and the app's own texts, and pale bars in the place of all
 * others, of pictures and of what stands in fields. It is drawn from what the page consists of, so that what is not drawn
 * cannot be in it; a data URL of a PNG.
 */
export const drawPage = (root: Element, own: ReadonlySet<string>): string => {
  const { innerWidth: width, innerHeight: height } = window
  const scale = Math.min(1, widest / width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('Nothing can be drawn here.')
  pen.scale(scale, scale)
  pen.fillStyle = getComputedStyle(document.body).backgroundColor
  pen.fillRect(0, 0, width, height)
  const drawing: Drawing = { pen, own, inFront: [] }
  draw(drawing, root)
  // What stands in front of something in front comes after it.
  for (const element of drawing.inFront) draw(drawing, element, true)
  return canvas.toDataURL('image/png')
}
