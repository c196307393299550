export { getSandbox, keepSandbox, moveSandboxClock, resetSandbox } from './sandbox.ts'
