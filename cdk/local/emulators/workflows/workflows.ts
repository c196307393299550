import type { ServiceManifest } from '#functions/_platform/manifest.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { AwsError, type AwsInput, awsJson, textOf } from '../../http/awsCall.ts'
import { listen } from '../../http/listen.ts'
import { localRegion, regionOfAwsRegion } from '../../regions.ts'
import type { Emulator } from '../dynamodb.ts'
import type { InvokeWorker } from '../events/queues.ts'
import { type Execution, type Executions, openExecutions } from './executions.ts'
import { type Machine, machinesOf } from './machines.ts'
import { runMachine } from './runMachine.ts'
import { stateMachineOf } from './stateMachine.ts'

export interface WorkflowEmulator extends Emulator {
  readonly executions: Executions
  /** Starts a machine; a name that the machine has seen before starts nothing. It is on disk when this returns. */
  start(region: RegionCode, machine: string, name: string, input: unknown): void
  /** Begins again what was running when the platform last ended; tasks are idempotent. */
  resume(): void
}

interface WorkflowSettings {
  readonly file: string
  readonly manifests: readonly ServiceManifest[]
  readonly invoke: InvokeWorker
  readonly port?: number
}

/** Step Functions: runs the manifests' definitions, each task by the worker of its service. */
export async function startWorkflows(settings: WorkflowSettings): Promise<WorkflowEmulator> {
  const machines = machinesOf(settings.manifests)
  const executions = openExecutions(settings.file)
  let stopped = false

  const run = async (execution: Execution): Promise<void> => {
    const machine = machines.get(execution.machine)
    if (machine === undefined) {
      executions.ended(execution, { status: 'FAILED', failure: `No manifest has the workflow "${execution.machine}".` })
      return
    }
    executions.begun(execution)
    const outcome = await carryOut(machine, execution, settings.invoke)
    if (!stopped) executions.ended(execution, outcome)
  }

  const start = (region: RegionCode, machine: string, name: string, input: unknown): void => {
    if (!executions.add(region, machine, name, input)) return
    const execution = executions.get(region, machine, name)
    if (execution !== undefined) setImmediate(() => run(execution))
  }

  const startExecution = (input: AwsInput, awsRegion: string) => {
    const machine = textOf(input, 'stateMachineArn').split(':').at(-1) ?? ''
    const region = regionOfAwsRegion(awsRegion)
    const bare = machine.replace(`palisade-${region}-`, '')
    if (region === undefined || !machines.has(bare))
      throw new AwsError('StateMachineDoesNotExist', `State Machine Does Not Exist: '${input.stateMachineArn}'`)
    const name = typeof input.name === 'string' ? input.name : crypto.randomUUID()
    const body: unknown = JSON.parse(typeof input.input === 'string' ? input.input : '{}')
    const known = executions.get(region, bare, name)
    if (known !== undefined && (known.status !== 'RUNNING' || known.input !== JSON.stringify(body)))
      throw new AwsError('ExecutionAlreadyExists', `Execution Already Exists: '${arnOf(known)}'`)
    start(region, bare, name, body)
    const execution = executions.get(region, bare, name)
    return execution && { executionArn: arnOf(execution), startDate: seconds(execution.startedAt) }
  }

  const describeExecution = (input: AwsInput) => {
    const arn = textOf(input, 'executionArn')
    const [awsRegion = '', , , machine = '', name = ''] = arn.split(':').slice(3)
    const region = regionOfAwsRegion(awsRegion)
    const execution = region && executions.get(region, machine.replace(`palisade-${region}-`, ''), name)
    if (execution === undefined) throw new AwsError('ExecutionDoesNotExist', `Execution Does Not Exist: '${arn}'`)
    return describe(execution)
  }

  const server = await listen(
    awsJson({ DescribeExecution: describeExecution, StartExecution: startExecution }),
    settings.port,
  )
  return {
    url: server.url,
    executions,
    start,
    resume() {
      for (const execution of executions.running()) run(execution)
    },
    async stop() {
      stopped = true
      await server.stop()
      executions.close()
    },
  }
}

type Outcome = Parameters<Executions['ended']>[1]

const carryOut = async (machine: Machine, execution: Execution, invoke: InvokeWorker): Promise<Outcome> => {
  const { ExecutionTimeoutError } = await import('aws-local-stepfunctions')
  const handlers = [...machine.tasks].map(([state, { service, task }]) => [
    state,
    (input: unknown) => invoke(execution.region, service, { task, input, executionName: execution.name }),
  ])
  try {
    const stateMachine = await stateMachineOf(machine.definition)
    const output = await runMachine(stateMachine, JSON.parse(execution.input), {
      tasks: Object.fromEntries(handlers),
      context: {
        Execution: { Id: arnOf(execution), Name: execution.name },
        StateMachine: { Name: execution.machine },
      },
    })
    return { status: 'SUCCEEDED', output: JSON.stringify(output) }
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error)
    return { status: error instanceof ExecutionTimeoutError ? 'TIMED_OUT' : 'FAILED', failure }
  }
}

const seconds = (iso: string): number => Date.parse(iso) / 1000

const machineArn = ({ region, machine }: Execution): string =>
  `arn:aws:states:${localRegion(region).awsRegion}:000000000000:stateMachine:palisade-${region}-${machine}`

const arnOf = (execution: Execution): string =>
  `${machineArn(execution).replace(':stateMachine:', ':execution:')}:${execution.name}`

const describe = (execution: Execution) => ({
  executionArn: arnOf(execution),
  stateMachineArn: machineArn(execution),
  name: execution.name,
  status: execution.status,
  startDate: seconds(execution.startedAt),
  stopDate: execution.stoppedAt && seconds(execution.stoppedAt),
  input: execution.input,
  output: execution.output,
  cause: execution.failure,
})
