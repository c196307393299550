import { z } from 'zod'
import { FileBytes, UploadedFile } from '#shared/contract/files.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { queryFlag } from '#shared/contract/paging.ts'
import { served } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { leastLogoZoom, mostLogoZoom } from '#shared/domain/organizations/logoCrop.ts'

/** How a logo is kept, whatever it came as. */
const media = 'image/png'
const params = { agencyId: AgencyId }
/** An address names the logo's version so that another logo has another address; the newest is answered. */
const query = z.strictObject({ version: z.string().max(40).optional() })
const edge = z.int().min(-10_000).max(10_000)
const side = z.int().min(16).max(2000)

export const getSmallLogo = defineOperation({
  name: 'getSmallLogo',
  method: 'GET',
  path: '/api/agency/v1/logo/s/{agencyId}',
  summary: 'The square logo of an agency, 144 pixels wide; of one that is not the caller’s business there is none.',
  access: 'any',
  only: [...served, 'CLUSTER'],
  workflows: ['E_PAY', 'QUESTIONNAIRE', 'QUOTE', 'SURPLUS_NOTICE'],
  params,
  query,
  response: FileBytes,
  media,
})

export const getMediumLogo = defineOperation({
  name: 'getMediumLogo',
  method: 'GET',
  path: '/api/agency/v1/logo/m/{agencyId}',
  summary:
    'The wide logo of an agency, 300 pixels wide and 72 high; of one that is not the caller’s business there is none.',
  access: 'any',
  only: [...served, 'CLUSTER'],
  workflows: ['E_PAY', 'QUESTIONNAIRE', 'QUOTE', 'SURPLUS_NOTICE'],
  params,
  query,
  response: FileBytes,
  media,
})

export const removeSmallLogo = defineOperation({
  name: 'removeSmallLogo',
  method: 'DELETE',
  path: '/api/agency/v1/logo/s/{agencyId}',
  summary: 'Removes the square logo of an agency.',
  access: 'agency:update',
  params,
  problems: ['agency.notAllowed', 'agency.notFound'],
})

export const removeMediumLogo = defineOperation({
  name: 'removeMediumLogo',
  method: 'DELETE',
  path: '/api/agency/v1/logo/m/{agencyId}',
  summary: 'Removes the wide logo of an agency.',
  access: 'agency:update',
  params,
  problems: ['agency.notAllowed', 'agency.notFound'],
})

export const uploadLogo = defineOperation({
  name: 'uploadLogo',
  method: 'POST',
  path: '/api/agency/v1/logo/initial/{agencyId}',
  summary:
    'Takes a picture (PNG, JPG or GIF; 50 kB for the square logo, 150 kB for the wide one) to be cropped within a day.',
  access: 'agency:update',
  params,
  query: z.strictObject({ isSmall: queryFlag }),
  body: z.strictObject({ file: UploadedFile }),
  upload: true,
  response: z.object({ logoPath: z.string() }),
  problems: [
    'agency.notAllowed',
    'agency.notFound',
    'logo.moreThanPicture',
    'logo.notAPicture',
    'logo.tooLarge',
    'logo.tooManyPixels',
  ],
})

export const cropLogo = defineOperation({
  name: 'cropLogo',
  method: 'POST',
  path: '/api/agency/v1/logo',
  summary: 'Makes a logo of an agency of what was in the frame over an uploaded picture.',
  access: 'agency:update',
  body: z.strictObject({
    xCoordinate: edge.describe(
      'From the picture’s left edge to the frame’s; less than 0 where the picture begins within.',
    ),
    yCoordinate: edge.describe('From the picture’s upper edge to the frame’s.'),
    zoomFactor: z
      .number()
      .min(leastLogoZoom)
      .max(mostLogoZoom)
      .describe('How much larger the picture is than it just fits into the frame.'),
    width: side.describe('Of the frame, in the pixels of the coordinates.'),
    height: side,
    logoPath: z.string().max(200).describe('What the upload answered with.'),
    agencyId: AgencyId,
    small: z.boolean(),
  }),
  response: z.object({ url: z.string() }),
  problems: ['agency.notAllowed', 'agency.notFound', 'logo.notAPicture', 'logo.uploadExpired'],
})
