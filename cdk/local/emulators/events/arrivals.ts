import { randomUUID } from 'node:crypto'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { localRegion } from '../../regions.ts'
import type { Put } from '../s3.ts'
import type { Queues } from './queues.ts'

/** What S3 tells EventBridge of what is put, and the rules of the manifests: a message in the queue of each handler it is for. */
export const arrivalsOf =
  (regions: readonly RegionCode[], manifests: readonly ServiceManifest[], queues: Pick<Queues, 'send'>) =>
  ({ bucket, key, at }: Put): void => {
    const region = regions.find((code) => localRegion(code).filesBucket === bucket)
    if (region === undefined) return
    const handlers = manifests.flatMap(({ service, arrivals = {} }) =>
      Object.entries(arrivals)
        .filter(([, prefix]) => key.startsWith(prefix))
        .map(([handler]) => ({ service, handler })),
    )
    const body = JSON.stringify({
      version: '0',
      id: randomUUID(),
      source: 'aws.s3',
      time: at,
      'detail-type': 'Object Created',
      detail: { bucket: { name: bucket }, object: { key } },
    })
    queues.send(handlers.map((each) => ({ queue: { region, ...each }, body })))
  }
