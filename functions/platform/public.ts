export { scheduled } from './schedules/scheduled.ts'
