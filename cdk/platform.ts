import { App, Validations } from 'aws-cdk-lib'
import { AwsSolutionsChecks } from 'cdk-nag'
import { standingIn } from '#functions/_platform/manifest.ts'
import { manifests as all } from '#functions/platform/manifests.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { Bundle, Entry } from './bundle.ts'
import type { Ground } from './constructs/ground.ts'
import { type Deployment, deployments } from './deployments.ts'
import { sandboxesInProduction } from './outside.ts'
import { AuditCopyStack } from './stacks/AuditCopyStack.ts'
import { BackupCopyStack } from './stacks/BackupCopyStack.ts'
import { BackupStack } from './stacks/BackupStack.ts'
import { DataStack } from './stacks/DataStack.ts'
import { EdgeStack } from './stacks/EdgeStack.ts'
import { FilesStack } from './stacks/FilesStack.ts'
import { IdentityStack } from './stacks/IdentityStack.ts'
import { MailStack } from './stacks/MailStack.ts'
import { OpsStack } from './stacks/OpsStack.ts'
import { ScannerStack } from './stacks/ScannerStack.ts'
import { ServiceStack } from './stacks/ServiceStack.ts'
import { SmsStack } from './stacks/SmsStack.ts'
import { TokenIssuerStack } from './stacks/TokenIssuerStack.ts'
import { WatchStack } from './stacks/WatchStack.ts'
import { WebStack } from './stacks/WebStack.ts'
import { WorkflowStack } from './stacks/WorkflowStack.ts'

interface Settings {
  readonly outdir: string
  readonly version: string
  /** When the deployment is made, as an ISO instant. */
  readonly deployedAt: string
  readonly bundles: readonly Bundle[]
  /** The built web app. */
  readonly assets?: string | undefined
  /** Those of `deployments.ts` when left out. */
  readonly deployments?: readonly Deployment[]
  /** False leaves the policy checks out. */
  readonly checked?: boolean
}

const deployRegion = (app: App, deployment: Deployment, { bundles, version, deployedAt, assets }: Settings): void => {
  const { region } = deployment
  const props = {
    env: { account: deployment.account, region: deployment.awsRegion },
    crossRegionReferences: true,
    terminationProtection: true,
    tags: { product: 'palisade', region },
  }
  const id = (name: string) => `palisade-${region}-${name}`
  const manifests = all.map((manifest) => standingIn({ isSandbox: deployment.environment !== 'production' }, manifest))
  const bundleOf = (service: string, entry: Entry) =>
    bundles.find((each) => each.service === service && each.entry === entry)

  const data = new DataStack(app, id('data'), deployment, props)
  const files = new FilesStack(app, id('files'), deployment, data.dataKey, props)
  const ops = new OpsStack(app, id('ops'), deployment, data.dataKey, props)
  const mail = new MailStack(app, id('mail'), deployment, ops.alarms, props)
  // Mail that comes in is laid into the files, which must be there to take it.
  mail.addStackDependency(files)
  const sms = new SmsStack(app, id('sms'), deployment, ops.alarms, props)
  const identity = new IdentityStack(app, id('identity'), deployment, props)
  // The pool's own e-mails go out through the domain that SES has verified.
  identity.addStackDependency(mail)
  const scanner =
    deployment.outside.malwareScanner === 'clamav'
      ? new ScannerStack(app, id('scanner'), deployment, data.dataKey, props)
      : undefined
  const bare: Ground = {
    deployment,
    version,
    deployedAt,
    table: data.table,
    dataKey: data.dataKey,
    files: files.files,
    bus: ops.bus,
    userPoolId: identity.userPool.userPoolId,
    userPoolArn: identity.userPool.userPoolArn,
    userPoolClientId: identity.client.userPoolClientId,
    userPoolDomain: identity.domain,
    signingKey: identity.signingKey,
    mailIdentityArn: mail.identityArn,
    mailConfigurationSetArn: mail.configurationSetArn,
    smsOrigin: sms.origin,
    alarms: ops.alarms,
    scanner: scanner?.reach,
    tokenIssuer: undefined,
  }
  const operationsOf = (service: string) => operations.filter((operation) => operation.service === service)
  const auth = manifests.find(({ service }) => service === 'auth')
  const authBundle = bundleOf('auth', 'index')
  const issuer =
    auth === undefined || authBundle === undefined
      ? undefined
      : new TokenIssuerStack(
          app,
          id('issuer'),
          bare,
          { manifest: auth, directory: authBundle.directory, operations: operationsOf('auth') },
          props,
        )
  const ground: Ground = { ...bare, tokenIssuer: issuer?.issuer }
  const services = new Map(
    manifests.map((manifest) => [
      manifest.service,
      new ServiceStack(
        app,
        id(manifest.service),
        ground,
        {
          manifest,
          operations: operationsOf(manifest.service),
          api: bundleOf(manifest.service, 'index'),
          worker: bundleOf(manifest.service, 'worker'),
          stream: manifest.service === 'platform' ? data.table : undefined,
        },
        props,
      ),
    ]),
  )
  const workers = new Map(
    [...services].flatMap(([service, stack]) =>
      stack.worker === undefined ? [] : [[service, stack.worker.lambda] as const],
    ),
  )
  if (manifests.some(({ workflows }) => workflows !== undefined))
    new WorkflowStack(app, id('workflows'), ground, manifests, workers, props)
  new WatchStack(app, id('watch'), ground, props)
  new AuditCopyStack(app, id('audit'), ground, props)
  const backups = new BackupStack(app, id('backups'), ground, props)
  if (deployment.copyRegion !== undefined)
    backups.addStackDependency(
      new BackupCopyStack(app, id('copies'), deployment, {
        ...props,
        env: { ...props.env, region: deployment.copyRegion },
      }),
    )
  const edge = new EdgeStack(app, id('edge'), deployment, { ...props, env: { ...props.env, region: 'us-east-1' } })
  const apis = new Map(
    [...services].flatMap(([service, { apiDomain }]) =>
      apiDomain === undefined ? [] : [[service, apiDomain] as const],
    ),
  )
  new WebStack(
    app,
    id('web'),
    deployment,
    { ...edge, certificate: edge.certificate, firewallArn: edge.firewallArn, apis, assets },
    props,
  )
}

/**
 * Every stack of every region, from the manifests and the contracts; the policy checks are part of the synthesis.
 * @throws when a deployment called `production` works with a sandbox.
 */
export const platformApp = (settings: Settings): App => {
  const wanted = settings.deployments ?? deployments
  const refused = wanted.flatMap(sandboxesInProduction)
  if (refused.length > 0) throw new Error(refused.join('\n'))
  const app = new App({
    outdir: settings.outdir,
    analyticsReporting: false,
    // Who writes access logs is said by the bucket's policy, not by an access control list.
    context: {
      '@aws-cdk/aws-s3:serverAccessLogsUseBucketPolicy': true,
      // Rules of this account alone put into its queues, and use the key for it.
      '@aws-cdk/aws-events:eventsTargetQueueSameAccount': true,
    },
  })
  for (const deployment of wanted) deployRegion(app, deployment, settings)
  if (settings.checked !== false) Validations.of(app).addPlugins(new AwsSolutionsChecks(app, { verbose: true }))
  return app
}
