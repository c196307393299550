import { Duration, Stack, type StackProps } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import type { ITable } from 'aws-cdk-lib/aws-dynamodb'
import { Rule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, FilterRule, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations'
import { DynamoEventSource, SqsDlq, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler'
import type { Construct } from 'constructs'
import { deadQueueNameOf, queueNameOf } from '#functions/_platform/events/queueName.ts'
import { tries, triesOf } from '#functions/_platform/events/tries.ts'
import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import { relayBatch, relayed } from '#functions/platform/relayed.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { Bundle } from '../bundle.ts'
import { acknowledge } from '../constructs/acknowledge.ts'
import { ContractApi } from '../constructs/ContractApi.ts'
import { filesBucketName, type Ground } from '../constructs/ground.ts'
import { OperatorAlarm } from '../constructs/OperatorAlarm.ts'
import { DeadLetterQueue, PrivateQueue } from '../constructs/PrivateQueue.ts'
import { ServiceFunction } from '../constructs/ServiceFunction.ts'

interface Service {
  readonly manifest: ServiceManifest
  readonly operations: readonly Operation[]
  readonly api?: Bundle | undefined
  readonly worker?: Bundle | undefined
  /** Set for the service that reads the table's stream. */
  readonly stream?: ITable | undefined
}

/** How old a message may grow that waits for a party which is away, before the operators are told; in seconds. */
const longestWait = 30 * 60
const workerTimeout = Duration.seconds(60)
/** Batches of one queue that are worked on at once: a flood of one event leaves room for the others. */
const queueConcurrency = 3

/** One service: its API with a route per operation, and its worker behind queues and schedules. */
export class ServiceStack extends Stack {
  readonly apiDomain: string | undefined
  readonly worker: ServiceFunction | undefined

  constructor(scope: Construct, id: string, ground: Ground, service: Service, props: StackProps) {
    super(scope, id, props)
    const { manifest, operations, api, worker, stream } = service
    if (api !== undefined && operations.length > 0) {
      const fn = new ServiceFunction(this, 'Api', { ground, manifest, entry: 'index', directory: api.directory })
      const contract = new ContractApi(this, 'Http', ground, fn.lambda, operations)
      this.apiDomain = `${contract.api.apiId}.execute-api.${ground.deployment.awsRegion}.amazonaws.com`
      fn.alarm(
        'Api5xx',
        new Metric({
          namespace: 'AWS/ApiGateway',
          metricName: '5xx',
          dimensionsMap: { ApiId: contract.api.apiId },
          statistic: 'Sum',
          period: Duration.minutes(5),
        }),
        5,
      )
    }
    if (worker === undefined) return
    const fn = new ServiceFunction(this, 'Worker', { ground, manifest, entry: 'worker', directory: worker.directory })
    this.worker = fn
    for (const [handler, events] of Object.entries(manifest.subscriptions ?? {}))
      new Rule(this, `${handler}Rule`, {
        eventBus: ground.bus,
        eventPattern: { source: ['palisade'], detailType: [events].flat() },
        targets: [this.queueOf(ground, fn, manifest, handler)],
      })
    // S3 tells the account's own bus of what is put.
    for (const [handler, prefix] of Object.entries(manifest.arrivals ?? {}))
      new Rule(this, `${handler}Rule`, {
        eventPattern: {
          source: ['aws.s3'],
          detailType: ['Object Created'],
          detail: { bucket: { name: [filesBucketName(ground.deployment)] }, object: { key: [{ prefix }] } },
        },
        targets: [this.queueOf(ground, fn, manifest, handler)],
      })
    const schedules = Object.entries(manifest.schedules ?? {})
    if (schedules.length > 0) this.schedule(ground, fn, manifest, schedules)
    if (stream !== undefined) this.readStream(ground, fn, manifest, stream)
  }

  /** A queue of its own for each handler, so that one that fails does not hold up the others. */
  private queueOf(ground: Ground, fn: ServiceFunction, manifest: ServiceManifest, handler: string): SqsQueue {
    const place = { region: ground.deployment.region, service: manifest.service, handler }
    const name = queueNameOf(place)
    const waited = manifest.patient?.[handler]
    const dead = new DeadLetterQueue(this, `${handler}Dead`, ground, manifest.errorImpact, deadQueueNameOf(place))
    const queue = new PrivateQueue(this, `${handler}Queue`, ground, {
      queueName: name,
      visibilityTimeout: Duration.seconds(workerTimeout.toSeconds() * 6),
      deadLetterQueue: { queue: dead, maxReceiveCount: triesOf(manifest, handler) },
    })
    fn.lambda.addEventSource(
      new SqsEventSource(queue, {
        batchSize: waited === undefined ? 10 : 1,
        reportBatchItemFailures: true,
        maxConcurrency: queueConcurrency,
      }),
    )
    if (waited !== undefined)
      new OperatorAlarm(this, `${handler}Waiting`, ground, {
        metric: queue.metricApproximateAgeOfOldestMessage({ period: Duration.minutes(5) }),
        threshold: longestWait,
        impact: waited,
      })
    // An event that cannot even be put into the queue is dead as well.
    return new SqsQueue(queue, { deadLetterQueue: dead })
  }

  /**
   * Jobs by the clock: one role for them all, which may call the worker and nothing else. The scheduler does not wait for
   * the worker's answer; a job that cannot be handed over or that fails three times ends in one queue.
   */
  private schedule(
    ground: Ground,
    fn: ServiceFunction,
    manifest: ServiceManifest,
    schedules: readonly (readonly [string, string])[],
  ) {
    const dead = new DeadLetterQueue(this, 'JobsDead', ground, manifest.errorImpact)
    fn.lambda.configureAsyncInvoke({ onFailure: new SqsDestination(dead), retryAttempts: tries - 1 })
    const role = new Role(this, 'ScheduleRole', { assumedBy: new ServicePrincipal('scheduler.amazonaws.com') })
    role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [fn.lambda.functionArn] }))
    dead.grantSendMessages(role)
    acknowledge(
      role,
      'The two KMS actions come in variants that envelope encryption needs; the key itself is named.',
      'AwsSolutions-IAM5[Action::kms:ReEncrypt*]',
      'AwsSolutions-IAM5[Action::kms:GenerateDataKey*]',
    )
    for (const [job, expression] of schedules)
      new CfnSchedule(this, `Schedule-${job}`, {
        description: `${manifest.service}: ${job}`,
        scheduleExpression: expression,
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: fn.lambda.functionArn,
          roleArn: role.roleArn,
          input: JSON.stringify({ job }),
          retryPolicy: { maximumRetryAttempts: tries },
          deadLetterConfig: { arn: dead.queueArn },
        },
      })
  }

  private readStream(ground: Ground, fn: ServiceFunction, manifest: ServiceManifest, stream: ITable) {
    const dead = new DeadLetterQueue(this, 'StreamDead', ground, manifest.errorImpact)
    fn.lambda.addEventSource(
      new DynamoEventSource(stream, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: relayBatch,
        retryAttempts: 50,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(dead),
        filters: (['NewImage', 'OldImage'] as const).map((image) =>
          FilterCriteria.filter({ dynamodb: { [image]: { __edb_e__: { S: FilterRule.or(...relayed) } } } }),
        ),
      }),
    )
    fn.alarm(
      'StreamAge',
      fn.lambda.metric('IteratorAge', { statistic: 'Maximum', period: Duration.minutes(5) }),
      60_000,
    )
  }
}
