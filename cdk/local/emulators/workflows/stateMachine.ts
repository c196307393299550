import type { StateMachine, StateMachineDefinition } from 'aws-local-stepfunctions'

const made = new WeakMap<object, StateMachine>()

/** The state machine of a definition. It is made once, as checking a definition takes longer than running it. */
export const stateMachineOf = async (definition: object): Promise<StateMachine> => {
  const before = made.get(definition)
  if (before !== undefined) return before
  const library = await import('aws-local-stepfunctions')
  // The library's own types stop at its first level; a manifest's are as wide as the language.
  const machine = new library.StateMachine(definition as StateMachineDefinition, {
    validationOptions: { checkArn: false },
  })
  made.set(definition, machine)
  return machine
}
