export { addBusinessDays, countBusinessDays, isBusinessDay } from './business-days.ts';
export { bogotaDate, bogotaMidnight, isDate } from './calendar.ts';
export { colombianHolidays } from './holidays.ts';
