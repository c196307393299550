import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { CustomPresetRecord } from '#shared/contracts/rater/customPresetRecord.ts'

export const presetScope = (ownerId: string) => `user:${ownerId}`

/** Selections people keep for next time: each in its owner's list, under a name the owner uses once. */
export const customPresets = defineRecord({
  kind: 'customPreset',
  notFound: 'preset.notFound',
  unique: { name: (preset: CustomPresetRecord) => `${preset.ownerId}|${preset.name.toLowerCase()}` },
  list: {
    scopes: (preset) => [presetScope(preset.ownerId)],
    sorts: { name: (preset) => preset.name },
    summary: ({ id, name, coverages }: CustomPresetRecord) => ({ id, name, coverages }),
  },
})
