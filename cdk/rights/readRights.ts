import { z } from 'zod'
import { arnOf, resolverOf, type SynthesizedStack, type TemplateResource } from './intrinsics.ts'
import type { DeployedFunction, Rights, Statement } from './rights.ts'

const oneOrMore = z.union([z.unknown().array(), z.unknown().transform((one) => [one])])

const statementShape = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Resource: oneOrMore.optional(),
  NotResource: oneOrMore.optional(),
  Condition: z.record(z.string(), z.record(z.string(), oneOrMore)).optional(),
})

const policyShape = z.object({
  PolicyDocument: z.object({ Statement: statementShape.array() }),
  Roles: z.object({ Ref: z.string() }).array(),
})

const roleShape = z.object({ ManagedPolicyArns: z.never().optional(), Policies: z.never().optional() })

const functionShape = z.object({
  FunctionName: z.string(),
  Role: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('Arn')]) }),
  Timeout: z.int(),
  MemorySize: z.int(),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }),
})

const encryptedShape = {
  'AWS::DynamoDB::Table': z
    .object({ SSESpecification: z.object({ KMSMasterKeyId: z.unknown() }) })
    .transform(({ SSESpecification }) => SSESpecification.KMSMasterKeyId),
  'AWS::S3::Bucket': z
    .object({
      BucketEncryption: z.object({
        ServerSideEncryptionConfiguration: z.tuple([
          z.object({ ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.unknown() }) }),
        ]),
      }),
    })
    .transform(
      ({ BucketEncryption }) =>
        BucketEncryption.ServerSideEncryptionConfiguration[0].ServerSideEncryptionByDefault.KMSMasterKeyID,
    ),
} as const

const identityShape = z.object({ ConfigurationSetAttributes: z.object({ ConfigurationSetName: z.unknown() }) })

type Text = (value: unknown) => string

const statementOf = (given: z.infer<typeof statementShape>, text: Text): Statement => {
  const resources = (given.NotResource ?? given.Resource ?? []).map(text)
  const odd = resources.find((resource) => resource !== '*' && !resource.startsWith('arn:'))
  if (odd !== undefined || resources.length === 0) throw new Error(`A policy names the resource "${odd}".`)
  return {
    effect: given.Effect,
    actions: given.Action.map(text),
    resources,
    except: given.NotResource !== undefined,
    conditions: Object.fromEntries(
      Object.entries(given.Condition ?? {}).map(([operator, keys]) => [
        operator,
        Object.fromEntries(Object.entries(keys).map(([key, values]) => [key, values.map(text)])),
      ]),
    ),
  }
}

/** The functions of the platform; CDK has some of its own, which run at a deployment alone. */
const isOurs = ({ Properties }: TemplateResource) => 'FunctionName' in (Properties ?? {})

/**
 * What the functions of these stacks have and may do, read from the templates alone. Throws where a role is made in a way
 * that is not understood here: what is not read cannot be held against anybody.
 */
export const readRights = (stacks: readonly SynthesizedStack[]): Rights => {
  const resolve = resolverOf(stacks)
  const functions: Record<string, DeployedFunction> = {}
  const keys: Record<string, string> = {}
  const configurationSets: Record<string, string> = {}
  for (const stack of stacks) {
    const text: Text = (value) => resolve(stack, value)
    const resources = Object.entries(stack.template.Resources)
    const policies = resources.flatMap(([, { Type, Properties }]) =>
      Type === 'AWS::IAM::Policy' ? [policyShape.parse(Properties)] : [],
    )
    for (const [id, resource] of resources) {
      const { Type, Properties } = resource
      if (Type === 'AWS::DynamoDB::Table' || Type === 'AWS::S3::Bucket') {
        const key = encryptedShape[Type].safeParse(Properties)
        if (key.success) keys[arnOf(stack, id, resource)] = text(key.data)
      }
      if (Type === 'AWS::SES::EmailIdentity') {
        const { ConfigurationSetName } = identityShape.parse(Properties).ConfigurationSetAttributes
        const owner = `arn:aws:ses:${stack.awsRegion}:${stack.account}`
        configurationSets[arnOf(stack, id, resource)] = `${owner}:configuration-set/${text(ConfigurationSetName)}`
      }
      if (Type !== 'AWS::Lambda::Function' || !isOurs(resource)) continue
      const { FunctionName, Role, Timeout, MemorySize, Environment } = functionShape.parse(Properties)
      const [role] = Role['Fn::GetAtt']
      roleShape.parse(stack.template.Resources[role]?.Properties)
      functions[FunctionName] = {
        name: FunctionName,
        account: stack.account,
        awsRegion: stack.awsRegion,
        role: `${stack.name}-${role}`,
        environment: Object.fromEntries(
          Object.entries(Environment.Variables).map(([name, value]) => [name, text(value)]),
        ),
        statements: policies
          .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
          .flatMap(({ PolicyDocument }) => PolicyDocument.Statement.map((each) => statementOf(each, text))),
        timeout: Timeout,
        memory: MemorySize,
      }
    }
  }
  return { functions, keys, configurationSets }
}
