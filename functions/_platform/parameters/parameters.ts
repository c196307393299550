import { held } from '../held/held.ts'

/** The SDK is loaded with the first look. */
const sdk = () => import('./ssm.ts')
const ssm = held(async () => new (await sdk()).SSMClient({}))

/** The parameters below a path of Parameter Store, by the rest of their name. */
export const parametersBelow = async (path: string): Promise<ReadonlyMap<string, string>> => {
  const { paginateGetParametersByPath } = await sdk()
  const client = await ssm()
  const found = new Map<string, string>()
  for await (const { Parameters = [] } of paginateGetParametersByPath({ client }, { Path: path, Recursive: true }))
    for (const { Name, Value } of Parameters)
      if (Name !== undefined && Value !== undefined) found.set(Name.slice(path.length + 1), Value)
  return found
}
