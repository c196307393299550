declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  /** As S3 tells of it. */
  export interface S3Told {
    readonly Records: readonly {
      readonly eventName: string
      readonly eventTime: string
      readonly s3: { readonly bucket: { readonly name: string }; readonly object: { readonly key: string } }
    }[]
  }

  /** A request on its way through s3rver, as far as what stands around it looks. */
  export interface S3Context {
    readonly method: string
    readonly path: string
    readonly query: Readonly<Record<string, string | string[] | undefined>>
    status: number
    type: string
    body: unknown
  }
  export type S3Step = (ctx: S3Context, next: () => Promise<void>) => Promise<void>

  export default class S3rver {
    /** What a request goes through, in order. */
    readonly middleware: S3Step[]
    constructor(settings: {
      readonly directory: string
      readonly silent: boolean
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
    })
    configureBuckets(): Promise<unknown>
    callback(): RequestListener
    /** Of everything that is put or removed. */
    on(name: 'event', listener: (told: S3Told) => void): unknown
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  /** The one account there is. */
  export const DUMMY_ACCOUNT: { createKeyPair(accessKeyId: string, secretAccessKey: string): void }
}
