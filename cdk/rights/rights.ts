/** A statement of a role's policies, its intrinsics resolved. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny'
  readonly actions: readonly string[]
  /** What it is about; with `except` all but that. */
  readonly resources: readonly string[]
  readonly except: boolean
  /** Operator, condition key, values. */
  readonly conditions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
}

/** A function as it is deployed. */
export interface DeployedFunction {
  /** `palisade-us-quote-api` */
  readonly name: string
  readonly account: string
  readonly awsRegion: string
  /** The name of its role. */
  readonly role: string
  /** The variables that the template sets, and what they are there. */
  readonly environment: Readonly<Record<string, string>>
  readonly statements: readonly Statement[]
  /** Seconds. */
  readonly timeout: number
  /** Megabytes. */
  readonly memory: number
}

/** What every deployed function has and may do, by its name. */
export interface Rights {
  readonly functions: Readonly<Record<string, DeployedFunction>>
  /** The key under which a table or a bucket lies, by its ARN: who reaches it must be allowed to use that key too. */
  readonly keys: Readonly<Record<string, string>>
  /** The configuration set with which a sending identity sends, by the identity's ARN. */
  readonly configurationSets: Readonly<Record<string, string>>
}

/** `index` and `worker` are the entries of a service; `issuer` is the function that publishes the signing keys. */
export type Purpose = 'index' | 'issuer' | 'worker'

/** The name under which a service's function is deployed in a region. */
export const functionName = (
  { region, service }: { readonly region: string; readonly service: string },
  purpose: Purpose,
): string => `palisade-${region}-${service}-${purpose === 'index' ? 'api' : purpose}`

/** The part of the rights that is about one region's functions. */
export const rightsIn = (rights: Rights, region: string): Rights => ({
  ...rights,
  functions: Object.fromEntries(
    Object.entries(rights.functions).filter(([, { environment }]) => environment.PALISADE_REGION === region),
  ),
})
