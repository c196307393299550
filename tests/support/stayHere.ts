import { type AnyClient, onEveryClient } from '#cdk/local/runtime/everyClient.ts'

/** Refuses at once what would leave for the real AWS: a test that has not said where a service stands would wait for it. */
const install = ({ config, middlewareStack }: AnyClient) =>
  middlewareStack.add(
    (next) => (args) => {
      const { hostname = '' } = args.request as { readonly hostname?: string }
      if (!hostname.endsWith('.amazonaws.com')) return next(args)
      throw new Error(`A test asks ${config.serviceId ?? 'AWS'} at ${hostname}: say AWS_ENDPOINT_URL_… first.`)
    },
    // Behind what signs links, which are never sent.
    { step: 'deserialize', priority: 'low', name: 'stayHere' },
  )

onEveryClient(install)
