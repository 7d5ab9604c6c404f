export { addBusinessDays, countBusinessDays, isBusinessDay } from './business-days.ts';
export { bogotaDate } from './calendar.ts';
export { colombianHolidays } from './holidays.ts';
