import { type AnyClient, onEveryClient } from '#cdk/local/runtime/everyClient.ts'

const here: readonly string[] = ['127.0.0.1', '::1', '[::1]', 'localhost']

/** Refuses at once what would leave this machine: a test that has not said where a service stands would wait for the real one. */
const install = ({ config, middlewareStack }: AnyClient) =>
  middlewareStack.add(
    (next) => (args) => {
      const { hostname = '' } = args.request as { readonly hostname?: string }
      if (here.includes(hostname) || hostname.endsWith('.localhost')) return next(args)
      throw new Error(`A test asks ${config.serviceId ?? 'AWS'} at ${hostname}: say AWS_ENDPOINT_URL_… first.`)
    },
    // Behind what signs links, which are never sent.
    { step: 'deserialize', priority: 'low', name: 'stayHere' },
  )

onEveryClient(install)
