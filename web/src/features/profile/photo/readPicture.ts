import { type PictureSize, photoRules } from '#shared/domain/identity/photoCrop.ts'

/** A picture that was chosen, ready to be shown and sent. */
export interface Picture extends PictureSize {
  readonly url: string
  readonly bytes: Uint8Array
}

/** Why a file is not taken. */
export type Refusal = 'notAPicture' | 'tooLarge'

/** Pixels of the longer side that are sent: more than any zoom shows. */
const longest = 1024
const quality = 0.92
const mediaTypes = ['image/gif', 'image/jpeg', 'image/png']

/** What the picker offers. */
export const acceptedPictures = '.png,.jpg,.jpeg,.gif'

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))

/**
 * Reads a chosen file as the browser shows it – turned upright, an animation's first picture, white behind what is
 * transparent – and scales it down.
 */
export const readPicture = async (file: File): Promise<Picture | Refusal> => {
  if (!mediaTypes.includes(file.type)) return 'notAPicture'
  if (file.size > photoRules.mostBytes) return 'tooLarge'
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (bitmap === undefined) return 'notAPicture'
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return 'notAPicture'
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  const blob = await toJpeg(canvas)
  if (blob === null) return 'notAPicture'
  const { width, height } = canvas
  return { width, height, url: URL.createObjectURL(blob), bytes: new Uint8Array(await blob.arrayBuffer()) }
}
