export { measuredBy } from './schedules/scheduled.ts'
