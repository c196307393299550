import { besidesPicture } from '#shared/domain/identity/besidesPicture.ts'
import { type PictureSize, photoRules } from '#shared/domain/identity/photoCrop.ts'
import { type LogoSize, logoRules } from '#shared/domain/organizations/logoCrop.ts'

/** A picture that was chosen for a logo, ready to be shown and sent as it is. */
export interface LogoPicture extends PictureSize {
  readonly fileName: string
  readonly url: string
  readonly bytes: Uint8Array
}

/** Why a file is not taken. */
export type LogoRefusal = 'moreThanPicture' | 'notAPicture' | 'tooLarge' | 'tooManyPixels'

const mediaTypes = ['image/gif', 'image/jpeg', 'image/png']

/** What the picker offers. */
export const acceptedLogos = '.png,.jpg,.jpeg,.gif'

/** Reads a chosen file as it was drawn, not turned by what a camera says of it. */
export const readLogo = async (file: File, size: LogoSize): Promise<LogoPicture | LogoRefusal> => {
  if (!mediaTypes.includes(file.type)) return 'notAPicture'
  if (file.size > logoRules[size].mostBytes) return 'tooLarge'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const bitmap = await createImageBitmap(file, { imageOrientation: 'none' }).catch(() => undefined)
  if (bitmap === undefined) return 'notAPicture'
  if (besidesPicture(bytes)) return 'moreThanPicture'
  const { width, height } = bitmap
  if (width * height > photoRules.mostPixels) return 'tooManyPixels'
  return { width, height, fileName: file.name, url: URL.createObjectURL(file), bytes }
}
