import { work } from '#functions/_platform/events/worker.ts'
import { userById } from '#functions/directory/public.ts'
import { measuredBy } from '#functions/platform/public.ts'
import { manifest } from './manifest.ts'
import { carryOn, goOn } from './work/carryOn.ts'

const means = {
  schedules: measuredBy.filter(({ service }) => service !== manifest.service),
  withPassword: async (userIds: readonly string[]) =>
    (await Promise.all(userIds.map(userById)))
      .filter((user) => user !== undefined)
      .filter(({ isPlace, passwordSetAt }) => isPlace !== true && passwordSetAt !== undefined),
}

export const handler = work(manifest, { on: { carryOn: carryOn(means) }, jobs: { goOn }, tasks: {} })
