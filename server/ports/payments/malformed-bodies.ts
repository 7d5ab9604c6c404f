import { gzipSync } from 'node:zlib';

const text = (body: string): Uint8Array => Buffer.from(body);

const cuts = [1, 10, 25, 50, 75, 90, 99];

/** What is no event of anybody, made of one that is. */
export const malformedBodies = (good: Uint8Array): [string, Uint8Array][] => [
  ['nothing', text('')],
  ['a space', text(' ')],
  ['null', text('null')],
  ['true', text('true')],
  ['a number', text('1')],
  ['a string', text('"transaction.updated"')],
  ['a list', text('[]')],
  ['no field', text('{}')],
  ['an event in a list', text(`[${String(Buffer.from(good))}]`)],
  ['an event in a string', text(JSON.stringify(String(Buffer.from(good))))],
  ['half a brace', text('{')],
  ['a form', text('event=transaction.updated&id=1')],
  ['XML', text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]><event>&y;</event>')],
  ['a comment', text(`/* hola */ ${String(Buffer.from(good))}`)],
  ['two events', Buffer.concat([good, good])],
  ['letters at the end', Buffer.concat([good, text('x')])],
  ['a zero byte', Buffer.concat([good, Buffer.from([0])])],
  ['no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['no UTF-8 within a string', brokenLetter(good)],
  ['UTF-16', Buffer.from(String(Buffer.from(good)), 'utf16le')],
  ['gzip', gzipSync(good)],
  ['very deep lists', text('['.repeat(100_000))],
  ['very deep objects', text('{"data":'.repeat(30_000) + '1' + '}'.repeat(30_000))],
  ['a mebibyte of spaces', Buffer.alloc(2 ** 20, ' ')],
  ['an event and a mebibyte of spaces', Buffer.concat([good, Buffer.alloc(2 ** 20, ' ')])],
  ['a prototype', text('{"__proto__":{"event":"transaction.updated"}}')],
  ...cuts.map((percent): [string, Uint8Array] => [
    `${percent} in 100 of an event`,
    good.subarray(0, Math.floor((good.byteLength * percent) / 100)),
  ]),
];

/** In a field that nothing is read of. */
const brokenLetter = (good: Uint8Array): Uint8Array =>
  Buffer.concat([good.subarray(0, -1), text(',"note":"'), Buffer.from([0xc3]), text('"}')]);
