import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { wholeNumber } from '#shared/contract/paging.ts'
import { presetNames } from '#shared/domain/coverage/presets.ts'
import { PresetAnswer } from '#shared/domain/rating/calculatorAnswer.ts'
import { IndustryCode } from '#shared/domain/rating/ratingFacts.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { products } from '#shared/regions/products.ts'
import { CustomPresetRecord, PresetCoverages } from './customPresetRecord.ts'

/** What stands for the risk while only its industry is known. Revenue is whole units. */
const typicalRisk = {
  product: z.enum(products).default('P100'),
  state: z.string().max(40).optional(),
  revenue: wholeNumber({ least: 1, most: 1_000_000_000_000 }).default(1_000_000),
}

export const getPreset = defineOperation({
  name: 'getPreset',
  method: 'GET',
  path: '/api/rater/v1/presets/{naicsCode}/{preset}',
  summary: 'The coverages of a preset for an industry, and what they would cost.',
  access: 'rater:read',
  params: { naicsCode: IndustryCode, preset: z.enum(presetNames) },
  query: z.strictObject(typicalRisk),
  response: PresetAnswer,
  problems: ['rating.notRateable'],
})

export const listCustomPresets = defineOperation({
  name: 'listCustomPresets',
  method: 'GET',
  path: '/api/rater/v1/custom-presets',
  summary: 'The caller’s own presets, by name.',
  access: 'rater:calculate',
  response: z.array(CustomPresetRecord.pick({ id: true, name: true, coverages: true })),
})

const customPreset = z.strictObject({ name: filledLine(60), coverages: PresetCoverages })

export const createCustomPreset = defineOperation({
  name: 'createCustomPreset',
  method: 'POST',
  path: '/api/rater/v1/custom-presets',
  summary: 'Keeps a selection of coverages under a name.',
  access: 'rater:calculate',
  body: customPreset,
  status: 201,
  response: z.object({ id: z.string() }),
  problems: ['preset.nameTaken'],
})

const presetId = { presetId: z.string().max(60) }

export const updateCustomPreset = defineOperation({
  name: 'updateCustomPreset',
  method: 'PUT',
  path: '/api/rater/v1/custom-presets/{presetId}',
  summary: 'Changes one of the caller’s presets.',
  access: 'rater:calculate',
  params: presetId,
  body: customPreset,
  response: z.object({ id: z.string() }),
  problems: ['preset.nameTaken', 'preset.notFound'],
})

export const removeCustomPreset = defineOperation({
  name: 'removeCustomPreset',
  method: 'DELETE',
  path: '/api/rater/v1/custom-presets/{presetId}',
  summary: 'Removes one of the caller’s presets.',
  access: 'rater:calculate',
  params: presetId,
  problems: ['preset.notFound'],
})
