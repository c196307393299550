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

  export default class S3rver {
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
