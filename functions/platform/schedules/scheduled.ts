import { config } from '#functions/_platform/config/config.ts'
import { beat, standingIn } from '#functions/_platform/manifest.ts'
import type { ServiceSlug } from '#shared/contract/service.ts'
import { manifests } from '../manifests.ts'

/** Something that runs by the clock. */
interface Scheduled {
  readonly id: string
  readonly service: ServiceSlug
  readonly name: string
  readonly expression: string
}

/** Everything by whose runs the parts of the platform are measured: every schedule that a manifest names, and the beats of workers. */
export const measuredBy: readonly Scheduled[] = manifests.flatMap((manifest) => {
  const { service, schedules = {} } = standingIn(config, manifest)
  return Object.entries(schedules).map(([name, expression]) => ({
    id: `${service}.${name}`,
    service,
    name,
    expression,
  }))
})

/** Every schedule that has something to do, which people look at and may run. */
export const scheduled = measuredBy.filter(({ name }) => name !== beat.job)
