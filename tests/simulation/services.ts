import { existsSync } from 'node:fs'
import { rightsFile } from '#cdk/rights/deployedRights.ts'
import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { manifests } from '#functions/platform/manifests.ts'

type Api = (event: HttpEvent, context: never) => Promise<HttpAnswer>
type Worker = (event: unknown, context: unknown) => Promise<unknown>

/** The deployed functions of every service, by its slug. */
export interface Services {
  readonly apis: ReadonlyMap<string, Api>
  readonly workers: ReadonlyMap<string, Worker>
  readonly manifests: readonly ServiceManifest[]
}

const load = async <Event, Context, Answer>(
  purpose: 'index' | 'worker',
): Promise<ReadonlyMap<string, (event: Event, context: Context) => Promise<Answer>>> => {
  // The rights are read as that module is loaded.
  process.env.PALISADE_RIGHTS ||= await rightsFile()
  const { asDeployed } = await import('#tests/support/deployed.ts')
  const slugs = manifests.map(({ service }) => service)
  const present = slugs.filter((slug) => existsSync(new URL(`../../functions/${slug}/${purpose}.ts`, import.meta.url)))
  return new Map(
    await Promise.all(
      present.map(async (slug) => {
        const { handler } = (await import(`#functions/${slug}/${purpose}.ts`)) as {
          readonly handler: (event: Event, context: Context) => Promise<Answer>
        }
        return [slug, asDeployed(slug, purpose, handler)] as const
      }),
    ),
  )
}

/**
 * Loads them, each with the environment, rights and limits it is deployed with, once the process is a place for worlds:
 * they may look at the clock as they are loaded.
 */
export const loadServices = async (): Promise<Services> => ({
  apis: await load('index'),
  workers: await load('worker'),
  manifests,
})
