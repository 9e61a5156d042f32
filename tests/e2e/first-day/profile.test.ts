/** A service on a JVM that got slower: the gate fails, and a profile of one more round names the method. */
import { expect, test } from '@jest/globals';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Report } from '../../../src/model/documents.js';
import { git } from '../../stories/_git.js';
import { withCounterparts } from '../_act.js';
import { ownProject, port } from './_project.js';

const main = `package com.shop;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.util.concurrent.Executors;

public class Main {
  public static void main(String[] args) throws Exception {
    HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", Integer.parseInt(args[0])), 0);
    server.setExecutor(Executors.newFixedThreadPool(8));
    server.createContext("/", exchange -> {
      byte[] body = answer(exchange).getBytes();
      exchange.sendResponseHeaders(200, body.length);
      exchange.getResponseBody().write(body);
      exchange.close();
    });
    server.start();
  }

  private static String answer(HttpExchange exchange) {
    return exchange.getRequestURI().getPath().equals("/orders") ? Orders.place() : Orders.list();
  }
}
`;
const orders = (rounds: number): string => `package com.shop;

class Orders {
  static String list() {
    return "[" + Tax.of(200) + "]";
  }

  static String place() {
    pause();
    return "{\\"tax\\": " + Tax.of(${String(rounds)}) + "}";
  }

  private static void pause() {
    try {
      Thread.sleep(20);
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }
}
`;
const tax = `package com.shop;

class Tax {
  static double of(int rounds) {
    double sum = 0;
    for (int i = 1; i < rounds * 1000; i++) sum += Math.sin(i) / i;
    return sum;
  }
}
`;

withCounterparts('a service on a JVM', () => {
  test('the gate names the method that got slower', () => {
    const { folder, shell, write, text, commit, propose } = ownProject('profile', '', 9);
    const source = (name: string, content: string): void => {
      const file = join(folder, 'src/main/java/com/shop', `${name}.java`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    };
    source('Main', main);
    source('Orders', orders(20));
    source('Tax', tax);
    write('shop.jmx', text('shop.jmx').replace('>30<', '>3<'));
    write('.gitignore', 'classes/\nresults/\nguardband-gate/\n');
    const start = `java $GUARDBAND_JAVA_OPTIONS -cp classes com.shop.Main ${String(port)}`;
    const init = `guardband init --start '${start}' --health http://127.0.0.1:${String(port)}/products --build 'javac -g -d classes src/main/java/com/shop/*.java'`;
    expect(shell(init)).toMatchObject({ status: 0, stderr: '' });
    const config = parseDocument(text('guardband.yml'));
    config.setIn(['measure', 'profile'], 'jfr');
    write('guardband.yml', String(config));
    commit('Judge performance');
    git(folder, 'push', '--quiet', 'origin', 'main');
    git(folder, 'fetch', '--quiet');
    propose('slow', () => {
      source('Orders', orders(1500));
    });
    const { status, stdout, stderr } = shell('guardband gate --out report.json --out report.md --out report.html');
    expect({ status, stdout, stderr }).toMatchObject({ status: 1 });
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /A profile names com\.shop\.Tax\.of \(Tax\.java:\d+\): .* % of all computing/,
    );
    const report = JSON.parse(text('report.json')) as Report;
    expect(report.gate?.profile?.methods[0]).toMatchObject({
      method: 'com.shop.Tax.of',
      kind: 'computing',
      file: 'src/main/java/com/shop/Tax.java',
    });
    expect(text('report.md')).toContain('A profile names `com.shop.Tax.of`');
    expect(readFileSync(join(folder, 'report.html'), 'utf8')).toContain('com.shop.Tax.of');
  }, 600_000);
});
