import type { SSMClient } from '@aws-sdk/client-ssm'

let client: SSMClient | undefined

/** The parameters below a path of Parameter Store, by the rest of their name. The SDK is loaded with the first look. */
export const parametersBelow = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const { paginateGetParametersByPath, SSMClient } = await import('@aws-sdk/client-ssm')
  client ??= new SSMClient({})
  const found = new Map<string, string>()
  for await (const { Parameters = [] } of paginateGetParametersByPath({ client }, { Path: path, Recursive: true }))
    for (const { Name, Value } of Parameters)
      if (Name !== undefined && Value !== undefined) found.set(Name.slice(path.length + 1), Value)
  return found
}
