import type { Synthesized } from '../synthesized.ts'
/** A resource of a template. */
export interface TemplateResource {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
}

/** A synthesized stack. */
export type SynthesizedStack = Synthesized<{
  readonly Resources: Readonly<Record<string, TemplateResource>>
  readonly Outputs?: Readonly<Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>>
}>

type Named = (stack: SynthesizedStack, id: string, resource: TemplateResource) => string

/** The property that names a resource, where it is not called by what CloudFormation makes of its id. */
const nameProperties: Readonly<Record<string, string>> = {
  'AWS::DynamoDB::Table': 'TableName',
  'AWS::Events::EventBus': 'Name',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::Logs::LogGroup': 'LogGroupName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SES::EmailIdentity': 'EmailIdentity',
  'AWS::SQS::Queue': 'QueueName',
}

const nameOf: Named = (stack, id, { Type, Properties }) => {
  const given = Properties?.[nameProperties[Type] ?? '']
  if (typeof given === 'string') return given
  // A user pool's id begins with its cloud region; others CloudFormation begins with the stack's name.
  return Type === 'AWS::Cognito::UserPool' ? `${stack.awsRegion}_${id}` : `${stack.name}-${id}`
}

const arnFormats: Readonly<Record<string, (name: string) => string>> = {
  'AWS::Cognito::UserPool': (name) => `cognito-idp:REGION:ACCOUNT:userpool/${name}`,
  'AWS::DynamoDB::Table': (name) => `dynamodb:REGION:ACCOUNT:table/${name}`,
  'AWS::Events::EventBus': (name) => `events:REGION:ACCOUNT:event-bus/${name}`,
  'AWS::KMS::Key': (name) => `kms:REGION:ACCOUNT:key/${name}`,
  'AWS::Lambda::Function': (name) => `lambda:REGION:ACCOUNT:function:${name}`,
  'AWS::Logs::LogGroup': (name) => `logs:REGION:ACCOUNT:log-group:${name}:*`,
  'AWS::S3::Bucket': (name) => `s3:::${name}`,
  'AWS::SES::EmailIdentity': (name) => `ses:REGION:ACCOUNT:identity/${name}`,
  'AWS::SQS::Queue': (name) => `sqs:REGION:ACCOUNT:${name}`,
}

/** The ARN of a resource; throws for kinds of which nobody has said how their ARN looks. */
export const arnOf: Named = (stack, id, resource) => {
  const format = arnFormats[resource.Type]
  if (format === undefined) throw new Error(`${stack.name}: the ARN of a ${resource.Type} is not known here.`)
  const arn = format(nameOf(stack, id, resource))
  return `arn:aws:${arn.replace('REGION', stack.awsRegion).replace('ACCOUNT', stack.account)}`
}

const attributeOf = (stack: SynthesizedStack, id: string, attribute: string): string => {
  const resource = stack.template.Resources[id]
  if (resource === undefined) throw new Error(`${stack.name} has no resource ${id}.`)
  if (attribute === 'Arn') return arnOf(stack, id, resource)
  if (attribute === 'StreamArn') return `${arnOf(stack, id, resource)}/stream/newest`
  return `${nameOf(stack, id, resource)}.${attribute}`
}

const pseudo: Readonly<Record<string, (stack: SynthesizedStack) => string>> = {
  'AWS::AccountId': ({ account }) => account,
  'AWS::Partition': () => 'aws',
  'AWS::Region': ({ awsRegion }) => awsRegion,
  'AWS::URLSuffix': () => 'amazonaws.com',
}

/**
 * Resolves a template's text as a deployment of all stacks does, generated names but for their random end. Throws for an
 * intrinsic that no policy or environment has had so far.
 */
export const resolverOf = (stacks: readonly SynthesizedStack[]) => {
  const exported = new Map(
    stacks.flatMap((stack) =>
      Object.values(stack.template.Outputs ?? {}).flatMap(({ Value, Export }) =>
        Export === undefined ? [] : [[Export.Name, { stack, value: Value }] as const],
      ),
    ),
  )

  const textOf = (stack: SynthesizedStack, value: unknown): string => {
    if (typeof value === 'string') return value
    const [[intrinsic, of] = []] = Object.entries((value ?? {}) as Readonly<Record<string, unknown>>)
    if (intrinsic === 'Ref' && typeof of === 'string') {
      const resource = stack.template.Resources[of]
      if (resource !== undefined) return nameOf(stack, of, resource)
      if (pseudo[of] !== undefined) return pseudo[of](stack)
    }
    if (intrinsic === 'Fn::GetAtt' && Array.isArray(of)) return attributeOf(stack, String(of[0]), String(of[1]))
    if (intrinsic === 'Fn::Join' && Array.isArray(of) && Array.isArray(of[1]))
      return of[1].map((each) => textOf(stack, each)).join(String(of[0]))
    if (intrinsic === 'Fn::ImportValue' && typeof of === 'string') {
      const source = exported.get(of)
      if (source !== undefined) return textOf(source.stack, source.value)
    }
    throw new Error(`${stack.name}: ${JSON.stringify(value)} cannot be resolved here.`)
  }
  return textOf
}
