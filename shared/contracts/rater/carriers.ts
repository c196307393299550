import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery, wholeNumber } from '#shared/contract/paging.ts'
import { text } from '#shared/domain/text/text.ts'
import {
  CarrierRaterRecord,
  CarrierRaterRow,
  CarrierRaterTerms,
  CarrierRaterVersionRow,
  CarrierRaterView,
} from './carrierRaterRecord.ts'

const carrierId = { carrierId: z.string().regex(/^[\w-]{1,60}$/, 'must be the id of a carrier') }
const note = text(2000).default('').describe('Why it is set so.')

export const listCarrierProfiles = defineOperation({
  name: 'listCarrierProfiles',
  method: 'GET',
  path: '/api/rater/v1/carrier/profiles',
  summary: 'Which carriers take which products where, today.',
  access: 'rater:read',
  response: z.array(CarrierRaterRecord.pick({ carrierId: true, name: true, products: true, states: true })),
})

export const searchCarrierRaters = defineOperation({
  name: 'searchCarrierRaters',
  method: 'GET',
  path: '/api/rater/v1/carrier/search',
  summary: 'The raters of carriers, by name.',
  access: 'rater:read',
  query: z.strictObject({
    ...pageQuery(25),
    sort: z.enum(['name', '-name', 'lastUpdated', '-lastUpdated']).default('name'),
  }),
  response: pageOf(CarrierRaterRow),
})

/** The carrier's own people and the provider's read it; to everybody else there is none. */
export const getCarrierRater = defineOperation({
  name: 'getCarrierRater',
  method: 'GET',
  path: '/api/rater/v1/carrier/{carrierId}',
  summary: 'A carrier’s rater with the version in force, also after it was taken away.',
  access: 'rater:read',
  only: ['COWBELL', 'CARRIER'],
  params: carrierId,
  response: CarrierRaterView,
  problems: ['carrierRater.notFound'],
})

/** A version may be long: a page has a hundred at most. */
export const listCarrierRaterVersions = defineOperation({
  name: 'listCarrierRaterVersions',
  method: 'GET',
  path: '/api/rater/v1/carrier/{carrierId}/version',
  summary:
    'Every version a carrier’s rater ever had, the latest first: when it held, who set it and why, and what it changed.',
  access: 'rater:read',
  only: ['COWBELL', 'CARRIER'],
  params: carrierId,
  query: z.strictObject({
    page: pageQuery(25).page,
    size: wholeNumber({ least: 1, most: 100 }).default(25),
  }),
  response: pageOf(CarrierRaterVersionRow),
  problems: ['carrierRater.notFound'],
})

export const createCarrierRater = defineOperation({
  name: 'createCarrierRater',
  method: 'POST',
  path: '/api/rater/v1/carrier/{carrierId}',
  summary: 'Sets up the rater of a carrier that has none; one that was taken away goes on with its next version.',
  access: 'rater:manage',
  params: carrierId,
  body: CarrierRaterTerms.extend({ note }),
  status: 201,
  response: CarrierRaterRecord,
  problems: ['carrierRater.alreadyExists', 'carrierRater.invalidTerms', 'carrierRater.notFound'],
})

/** What was read is named by its revision: who comes second is told, instead of winning. */
export const updateCarrierRater = defineOperation({
  name: 'updateCarrierRater',
  method: 'PUT',
  path: '/api/rater/v1/carrier/{carrierId}',
  summary: 'Sets a carrier’s rater anew; what it was stays among its versions.',
  access: 'rater:manage',
  params: carrierId,
  body: CarrierRaterTerms.extend({ note, revision: z.int().describe('The revision that is changed.') }),
  response: CarrierRaterRecord,
  problems: ['carrierRater.invalidTerms', 'carrierRater.notFound'],
})

export const removeCarrierRater = defineOperation({
  name: 'removeCarrierRater',
  method: 'DELETE',
  path: '/api/rater/v1/carrier/{carrierId}',
  summary: 'Takes a carrier’s rater away: it prices nothing from then on, and its versions stay to be read.',
  access: 'rater:manage',
  params: carrierId,
  problems: ['carrierRater.notFound'],
})
