import { collectionAddress } from '#shared/domain/integration/collection.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { apiDocumentPath, collectionPath } from '#web/apiDocument/path.ts'
import { type Deployment, deployments } from '../deployments.ts'

/** Where the API is, as its document says it. */
export interface Server {
  readonly url: string
  readonly description: string
}

const serverAt = (
  url: string,
  { region, isSandbox }: { readonly region: RegionCode; readonly isSandbox: boolean },
): Server => ({
  url,
  description: `${regionOf(region).name}, ${isSandbox ? 'a sandbox: no business is done and no money moves' : 'where business is done'}`,
})

/** The address of a deployment. What is not `production` is a sandbox itself. */
export const deployedServer = ({ domain, environment, region }: Deployment): Server =>
  serverAt(`https://${domain}`, { region, isSandbox: environment !== 'production' })

/** A region of the platform on this machine. */
export const localServer = (url: string, region: RegionCode): Server => serverAt(url, { region, isSandbox: true })

/** The region of the platform on this machine that is asked at a host; undefined for other hosts. */
export const localServerAt = (host: string): Server | undefined => {
  const region = regionCodes.find((code) => new RegExp(`^${code}\\.localhost(?::\\d+)?$`).test(host))
  return region && localServer(`http://${host}`, region)
}

/** Every region’s, by the data of what is deployed: what the document says by itself. */
export const deployedServers: readonly Server[] = deployments.map(deployedServer)

interface Collection {
  readonly variable: readonly { readonly key: string }[]
}

/**
 * What tells of the API, by its path, as one address serves it: it names that address alone, so that who downloads it there calls
 * there.
 */
export const toldAt: Readonly<Record<string, (file: string, server: Server) => string>> = {
  [apiDocumentPath]: (file, server) => JSON.stringify({ ...JSON.parse(file), servers: [server] }),
  [collectionPath]: (file, { url }) => {
    const collection: Collection = JSON.parse(file)
    const variable = collection.variable.map((each) =>
      each.key === collectionAddress ? { ...each, value: url } : each,
    )
    return JSON.stringify({ ...collection, variable })
  },
}
