// Jest's environment of node with fast globals. In a usual context of node:vm, each access of a global (Math, Map, undefined
// names) calls an interceptor, which takes 300 ns and doubled the time of tests that judge. An ordinary object has none.
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

export default class FastEnvironment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants?.DONT_CONTEXTIFY); // from node 20.18 on
    super(config, context);
    vm.createContext = createContext;
  }
}
