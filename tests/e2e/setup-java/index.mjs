console.log('the java that is here');
