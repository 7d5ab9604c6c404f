/** What a free account reads once its analyses of the week are used. */
export const vocalUsedUp = 'Has usado tus análisis de esta semana. Upgrade a PRO para ilimitado.';
