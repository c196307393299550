import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { FileBytes, UploadedFile } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { photoRules } from '#shared/domain/identity/photoCrop.ts'

/** How a photo is kept, whatever it came as. */
const media = 'image/jpeg'
/** An address names the photo's version so that another photo has another address; the newest is answered. */
const query = z.strictObject({ version: z.string().max(40).optional() })

export const cropPhoto = defineOperation({
  name: 'cropPhoto',
  method: 'POST',
  path: '/api/user/v1/pic/crop',
  summary: 'Makes the own photo of the square of an uploaded picture that was in the frame.',
  access: 'any',
  query: z.strictObject({
    xCoordinate: wholeNumber({ least: 0, most: 10_000 }).describe('From the picture’s left edge to the frame’s.'),
    yCoordinate: wholeNumber({ least: 0, most: 10_000 }).describe('From the picture’s upper edge to the frame’s.'),
  }),
  body: z.strictObject({
    zoomFactor: z
      .number()
      .min(photoRules.leastZoom)
      .max(photoRules.mostZoom)
      .describe('How much longer the picture’s shorter side is than the frame’s.'),
    sideLength: z.int().min(16).max(2000).describe('Of the frame, in the pixels of the coordinates.'),
    profilePath: z.string().max(200).describe('What the upload answered with.'),
  }),
  response: z.object({ avatarUrl: z.string() }),
  problems: ['photo.notAPicture', 'photo.uploadExpired', 'user.notFound'],
})

export const getPhoto = defineOperation({
  name: 'getPhoto',
  method: 'GET',
  path: '/api/user/v1/pic',
  summary: 'The own photo.',
  access: 'any',
  query,
  response: FileBytes,
  media,
})

export const getPhotoByEmail = defineOperation({
  name: 'getPhotoByEmail',
  method: 'GET',
  path: '/api/user/v1/pic/email/{email}',
  summary: 'The photo of a colleague or of one of the provider’s people; of nobody else there is one.',
  access: 'any',
  params: { email: emailText('Please enter a valid email address') },
  query,
  response: FileBytes,
  media,
})

export const removePhoto = defineOperation({
  name: 'removePhoto',
  method: 'DELETE',
  path: '/api/user/v1/pic',
  summary: 'Removes the own photo.',
  access: 'any',
  own: true,
  problems: ['user.notFound'],
})

export const uploadPhoto = defineOperation({
  name: 'uploadPhoto',
  method: 'POST',
  path: '/api/user/v1/pic/initial',
  summary: 'Takes a picture (PNG, JPG or GIF, 2 MB) from which the own photo is cropped within a day.',
  access: 'any',
  body: z.strictObject({ file: UploadedFile }),
  upload: true,
  response: z.object({ profilePath: z.string() }),
  problems: ['photo.moreThanPicture', 'photo.notAPicture', 'photo.tooLarge', 'photo.tooManyPixels'],
})
