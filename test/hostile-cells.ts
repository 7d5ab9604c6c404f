/** What somebody sends, and the cell that it becomes in a file for a spreadsheet. */
export const hostileCells: readonly (readonly [sent: string, cell: string])[] = [
  ['Canción Ñandú — ¿qué?', 'Canción Ñandú — ¿qué?'],
  ['ana@ejemplo.co, a=b, y-o, 1+1', 'ana@ejemplo.co, a=b, y-o, 1+1'],
  ['=1+1', "'=1+1"],
  ['-2', "'-2"],
  ['+57 300', "'+57 300"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['\u00A0\uFEFF =1', "\u00A0\uFEFF '=1"],
  ['＝1 ＋2', "'＝1 ＋2"],
  ['－1', "'－1"],
  ['＠x', "'＠x"],
  ["hola;=cmd|' /C calc'!A0;x", "hola;'=cmd|' /C calc'!A0;x"],
  ['hola, =1', "hola, '=1"],
  ['uno\n=2\r\n- tres', "uno\n'=2\r\n'- tres"],
  ['==1', "'==1"],
  ['', ''],
];
