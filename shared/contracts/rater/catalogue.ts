import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { CoverageGroupId } from '#shared/domain/coverage/coverage.ts'
import { CoverageMapping } from '#shared/domain/coverage/coverageMapping.ts'
import { products } from '#shared/regions/products.ts'

/** A product by its name; `P_100` and its like are written so in addresses. */
const productType = z.preprocess((text: string) => String(text).replace(/^P_/, 'P'), z.enum(products))

export const getCoverageMapping = defineOperation({
  name: 'getCoverageMapping',
  method: 'GET',
  path: '/api/rater/v1/coverage-mapping/{productType}',
  summary: 'Names, places and tooltips of a product’s coverages in the region’s wording.',
  access: 'any',
  workflows: ['QUOTE'],
  params: { productType },
  response: CoverageMapping,
})

export const listCoverages = defineOperation({
  name: 'listCoverages',
  method: 'GET',
  path: '/api/rater/v1/coverages/{productType}',
  summary: 'The coverages of a product in the order of the calculator.',
  access: 'any',
  workflows: ['QUOTE'],
  params: { productType },
  response: z.array(
    z.object({
      id: z.int(),
      key: z.string(),
      name: z.string(),
      tooltip: z.string(),
      groupId: CoverageGroupId,
      chartGroup: z.string(),
      order: z.int(),
      mandatory: z.boolean(),
      locked: z.boolean(),
      disabled: z.boolean(),
      endorsement: z.boolean(),
      available: z.boolean(),
    }),
  ),
})

/** A rate book as it is published: what a premium can be checked against by hand. */
export const getRaterData = defineOperation({
  name: 'getRaterData',
  method: 'GET',
  path: '/api/rater/v1/raterdata',
  summary: 'The tables of a rate book, the newest in force unless a version is named.',
  access: 'rater:read',
  query: z.strictObject({ productType: z.enum(products).default('P100'), version: z.string().max(60).optional() }),
  response: z.object({
    version: z.string(),
    effectiveFrom: CalendarDate,
    effectiveUntil: CalendarDate.nullable(),
    tables: z.record(z.string(), z.unknown()),
  }),
  problems: ['rater.notFound'],
})

export const listRaters = defineOperation({
  name: 'listRaters',
  method: 'GET',
  path: '/api/rater/v1/all-raters',
  summary: 'Every rate book of the region and the products it prices.',
  access: 'rater:read',
  response: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      productType: z.enum(products),
      carrierId: z.string(),
      version: z.string(),
      effectiveFrom: CalendarDate,
      effectiveUntil: CalendarDate.nullable(),
    }),
  ),
})
