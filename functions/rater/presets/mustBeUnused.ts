import { fail } from '#functions/_platform/problems/problem.ts'
import { customPresets } from '../store/customPresets.ts'

/** Refuses a name the owner has given to another preset. */
export const mustBeUnused = async ({
  ownerId,
  name,
  presetId,
}: {
  readonly ownerId: string
  readonly name: string
  readonly presetId?: string | undefined
}): Promise<void> => {
  const taken = await customPresets.idByUnique('name', `${ownerId}|${name.toLowerCase()}`)
  if (taken !== undefined && taken !== presetId) fail('preset.nameTaken')
}
