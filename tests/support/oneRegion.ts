import { onEveryClient } from '#cdk/local/runtime/everyClient.ts'

/**
 * Has calls of DynamoDB meet one table whatever region's function makes them: DynamoDB Local goes by the region that a
 * call is signed for and looks at no signature. A test has one table and turns to other regions on the way.
 */
export const signedForOneRegion = (awsRegion: string): (() => void) =>
  onEveryClient(({ config, middlewareStack }) => {
    if (config.serviceId !== 'DynamoDB') return
    middlewareStack.add(
      (next) => (args) => {
        const { headers = {} } = args.request as { readonly headers?: Record<string, string> }
        const { authorization } = headers
        if (authorization !== undefined)
          headers.authorization = authorization.replace(/\/[a-z0-9-]+\/dynamodb\//, `/${awsRegion}/dynamodb/`)
        return next(args)
      },
      { step: 'finalizeRequest', priority: 'low', name: 'signedForOneRegion' },
    )
  })
